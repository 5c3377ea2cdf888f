"""The shape of the database, step by step. A step that has been released is never changed.

Every statement is written so that SQLite and PostgreSQL both take it.
"""

from wildcards.host.errors import StorageError

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE guests (
            secret_hash TEXT PRIMARY KEY,
            person TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            program INTEGER NOT NULL,
            seen BIGINT NOT NULL
        )""",
        """CREATE TABLE tables (
            table_id TEXT PRIMARY KEY,
            invite TEXT NOT NULL UNIQUE,
            watch TEXT NOT NULL UNIQUE,
            status TEXT NOT NULL,
            public INTEGER NOT NULL,
            due BIGINT,
            changed BIGINT NOT NULL,
            summary TEXT NOT NULL
        )""",
        "CREATE INDEX tables_by_due ON tables (due)",
        "CREATE INDEX tables_by_public ON tables (public, changed)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL,
            seq BIGINT NOT NULL,
            command TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq),
            UNIQUE (table_id, command)
        )""",
        """CREATE TABLE seated (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL,
            PRIMARY KEY (person, table_id)
        )""",
        """CREATE TABLE records (
            record_id TEXT PRIMARY KEY,
            table_id TEXT NOT NULL,
            finished BIGINT NOT NULL,
            body TEXT NOT NULL
        )""",
        "CREATE INDEX records_by_finished ON records (finished)",
        "CREATE TABLE service (name TEXT PRIMARY KEY, value BIGINT NOT NULL)",
        "INSERT INTO service (name, value) VALUES ('lost', 0), ('beat', 0)",
    ),
    (
        """CREATE TABLE refusals (
            table_id TEXT NOT NULL,
            command TEXT NOT NULL,
            at BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, command)
        )""",
        "CREATE INDEX refusals_by_age ON refusals (at)",
    ),
    (
        """CREATE TABLE played (
            person TEXT NOT NULL,
            record_id TEXT NOT NULL,
            finished BIGINT NOT NULL,
            day TEXT,
            players INTEGER NOT NULL,
            level TEXT NOT NULL,
            points INTEGER NOT NULL,
            place INTEGER NOT NULL,
            given_up INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (person, record_id)
        )""",
        "CREATE INDEX played_by_day ON played (day, players, level)",
        """CREATE TABLE tries (
            person TEXT NOT NULL,
            day TEXT NOT NULL,
            players INTEGER NOT NULL,
            level TEXT NOT NULL,
            table_id TEXT NOT NULL,
            PRIMARY KEY (person, day, players, level)
        )""",
        "ALTER TABLE records ADD COLUMN day TEXT",
        "ALTER TABLE guests ADD COLUMN avatar TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL,
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX guests_by_age ON guests (seen)",
        """INSERT INTO service (name, value)
            SELECT 'served', beat.value - lost.value FROM service AS beat, service AS lost
            WHERE beat.name = 'beat' AND lost.name = 'lost'""",
        "CREATE TABLE probes (node TEXT PRIMARY KEY, body TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE reports (
            report_id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            by_person TEXT NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            table_id TEXT NOT NULL,
            why TEXT NOT NULL,
            said TEXT NOT NULL
        )""",
        "CREATE INDEX reports_by_person ON reports (by_person)",
        "CREATE TABLE bans (who TEXT PRIMARY KEY, until BIGINT NOT NULL, why TEXT NOT NULL)",
    ),
    (
        # Who has ever sat at a table, so that they can be forgotten there too.
        "CREATE TABLE sat (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
        "INSERT INTO sat SELECT person, table_id FROM seated",
        "CREATE TABLE started (mark TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (mark, table_id))",
        "CREATE TABLE orders (order_id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)",
    ),
    ("CREATE INDEX orders_by_age ON orders (at)",),
    (
        # To count who did better in a day's game without looking at each of them.
        "CREATE INDEX played_by_points ON played (day, players, level, given_up, points, place)",
        "DROP INDEX played_by_day",
    ),
    (
        # Whose names a record has, also where the person has deleted the list of games: they can be forgotten there.
        """CREATE TABLE named (
            person TEXT NOT NULL,
            record_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (person, record_id)
        )""",
        """INSERT INTO named SELECT person, record_id, CASE
            WHEN body LIKE '%"seat":1,%' THEN 1 WHEN body LIKE '%"seat":2,%' THEN 2
            WHEN body LIKE '%"seat":3,%' THEN 3 WHEN body LIKE '%"seat":4,%' THEN 4 ELSE 0 END FROM played""",
        # What goes with a table or a record is found without looking at all others.
        "CREATE INDEX seated_by_table ON seated (table_id)",
        "CREATE INDEX sat_by_table ON sat (table_id)",
        "CREATE INDEX started_by_table ON started (table_id)",
        "CREATE INDEX played_by_record ON played (record_id)",
        "CREATE INDEX named_by_record ON named (record_id)",
    ),
)
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"


def check_age(done: int) -> None:
    if done > len(MIGRATIONS):
        raise StorageError("this database was made by a newer version of wildcards: install that one")
