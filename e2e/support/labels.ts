import { inDatabase } from './database.ts'

/** Gives a member a label: white on purple. */
export async function addLabel(name: string, kind: 'club' | 'member', text: string) {
  await inDatabase(
    `WITH who AS (SELECT id, brand_id FROM member_account WHERE name = $1),
      made AS (INSERT INTO member_label (id, brand_id, kind, name, color, color2)
        SELECT uuidv7(), brand_id, $2, $3, '#ffffff', '#5b21b6' FROM who RETURNING id, kind)
    INSERT INTO member_labelled SELECT who.id, made.id, made.kind FROM who, made`,
    [name, kind, text],
  )
}
