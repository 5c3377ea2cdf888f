/** The browser with all that an old one, or a page over plain HTTP, may lack. */
export const browser = (): Partial<Navigator> => navigator;
