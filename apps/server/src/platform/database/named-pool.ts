import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { arrayText } from './array-text.ts'
import { querying, connecting } from './unavailable.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'

/** Wraps the pool so that connections prepare frequent statements once. */
export function namedPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames()
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connecting(pool.connect())
      const named = clients.get(client) ?? namedClient(client, nameOf)
      clients.set(client, named)
      return named
    },
  }
}

const toParameter = (value: unknown) => (Array.isArray(value) ? (arrayText(value) ?? value) : value)

function namedClient(client: PoolClient, nameOf: StatementNames): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not supported')
    // A statement without values, such as `begin`, needs no plan.
    const name = values.length > 0 ? nameOf(text) : undefined
    const statement = { text, values: values.map(toParameter), ...(name !== undefined && { name }) }
    return querying(client.query(statement))
  }
  return { query, release: (destroy) => client.release(destroy) }
}
