"""The table in a terminal, by Textual: display, mats, hand, question, story and chat.

Whatever is played, the app speaks the protocol's messages over a connection: to a server, to a host of its own, or to
a record that is looked at.
"""
