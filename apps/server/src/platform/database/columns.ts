import { BinaryArray, type ElementName } from './binary-array.ts'

/** What goes into one column of many rows. */
type Of<Row, Value> = (row: Row) => Value

/**
 * A column of many rows as one parameter, in PostgreSQL's binary form, which the database reads
 * faster than text. The statement names the type beside it: `${ints(rows, of)}::int[]`.
 */
function column<Value>(name: ElementName, write: (array: BinaryArray, value: Value) => void) {
  return <Row>(rows: readonly Row[], of: Of<Row, Value | null>): Buffer => {
    const array = new BinaryArray(name)
    for (const row of rows) {
      const value = of(row)
      if (value === null) array.addNull()
      else write(array, value)
    }
    return array.bytes()
  }
}

export const uuids = column<string>('uuid', (array, value) => array.addUuid(value))
export const texts = column<string>('text', (array, value) => array.addText(value))
export const ints = column<number>('int', (array, value) => array.addInt(value))
export const bigints = column<bigint>('bigint', (array, value) => array.addBigint(value))
export const moments = column<Date>('timestamptz', (array, value) => array.addMoment(value))
