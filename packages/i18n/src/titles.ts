/** Returns the name of an in-house game from the titles of a language, if it has one. */
export const titleIn = (titles: Readonly<Record<string, string>>, code: string) =>
  titles[code.replaceAll('-', '_')]
