import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { arrayText } from './array-text.ts'
import { answered, reached } from './away.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'

/** The pool, whose connections parse and plan a statement that is asked often only once. */
export function namedPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames()
  const known = new WeakMap<PoolClient, PostgresPoolClient>()

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await reached(pool.connect())
      const named = known.get(client) ?? namedClient(client, nameOf)
      known.set(client, named)
      return named
    },
  }
}

const written = (value: unknown) => (Array.isArray(value) ? (arrayText(value) ?? value) : value)

function namedClient(client: PoolClient, nameOf: StatementNames): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('no statement is read through a cursor')
    // Without values, as `begin`, it goes in one message and needs no plan.
    const name = values.length > 0 ? nameOf(text) : undefined
    const asked = { text, values: values.map(written), ...(name !== undefined && { name }) }
    return answered(client.query(asked))
  }
  return { query, release: (destroy) => client.release(destroy) }
}
