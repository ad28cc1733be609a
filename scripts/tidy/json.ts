export const jsonEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

export const jsonPart = (value: unknown, key: string): unknown =>
  jsonEntries(value).find(([name]) => name === key)?.[1]
