/** Parses CSV (RFC 4180); empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  const plain = text.startsWith('\u{FEFF}') ? text.slice(1) : text
  for (let place = 0; place < plain.length; place += 1) {
    const sign = plain[place]
    if (isQuoted) {
      const isDoubled = sign === '"' && plain[place + 1] === '"'
      if (sign === '"' && !isDoubled) isQuoted = false
      else cell += sign
      if (isDoubled) place += 1
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ',') endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
