import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Account } from './rules.ts'

export interface StoredAccount extends Account {
  passwordHash: string
}

export interface NewAccount extends StoredAccount {
  createdAt: Date
}

export function memberStore({ db }: Database) {
  const account = sql`id, brand_id AS "brandId", name, nickname, type,
    password_hash AS "passwordHash"`
  return {
    async byName(brandId: string, name: string): Promise<StoredAccount | undefined> {
      const { rows } = await sql<StoredAccount>`SELECT ${account} FROM member_account
        WHERE brand_id = ${brandId} AND name = ${name}`.execute(db)
      return rows[0]
    },
    async byId(id: string): Promise<Account | undefined> {
      const { rows } = await sql<StoredAccount>`SELECT ${account} FROM member_account
        WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    async setLanguage(id: string, language: string): Promise<void> {
      await sql`UPDATE member_account SET language = ${language}
        WHERE id = ${id} AND language IS DISTINCT FROM ${language}`.execute(db)
    },
    async add(row: NewAccount): Promise<void> {
      await sql`
        INSERT INTO member_account (id, brand_id, name, nickname, type, password_hash, created_at)
        VALUES (${row.id}, ${row.brandId}, ${row.name}, ${row.nickname}, ${row.type},
          ${row.passwordHash}, ${row.createdAt})`.execute(db)
    },
  }
}
