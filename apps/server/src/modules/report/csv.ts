const plainNumber = /^-?\d+(\.\d+)?$/
/** Text that a spreadsheet would run as a formula, also after spaces. */
const startsFormula = /^\s*[=+\-@|%]|^[\t\r\n]/

/** One CSV line; text is escaped so that it never becomes a formula. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string): string {
  if (plainNumber.test(value)) return value
  const harmless = startsFormula.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Begins with a byte order mark: spreadsheets need it to read UTF-8. */
export const csvStart = (names: readonly string[]) => `\uFEFF${csvLine(names)}`
