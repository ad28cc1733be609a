import { BinaryArray, type ElementName } from './binary-array.ts'

/** Reads the value of one column from a row. */
type Of<Row, Value> = (row: Row) => Value

/**
 * Encodes one column of many rows as a single parameter in PostgreSQL's binary format, which the
 * database reads faster than text. The statement adds the type: `${ints(rows, of)}::int[]`.
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
