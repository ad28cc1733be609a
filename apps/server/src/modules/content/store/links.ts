import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { Content } from '../rules.ts'

export type Links = Pick<Content, 'social' | 'resources'>

export const social = (brandId: string) => sql<Content['social'][number]>`
  SELECT network, url FROM content_social_link WHERE brand_id = ${brandId} ORDER BY network`

export const resources = (brandId: string) => sql<Content['resources'][number]>`
  SELECT resource_type AS "resourceType", url, qr_code_url AS "qrCodeUrl",
    label_name_en AS "labelNameEn"
  FROM content_resource WHERE brand_id = ${brandId} ORDER BY position, resource_type`

export async function readLinks(db: Executor, brandId: string): Promise<Links> {
  return {
    social: (await social(brandId).execute(db)).rows,
    resources: (await resources(brandId).execute(db)).rows,
  }
}

/** Replaces all links. */
export async function saveLinks(db: Executor, brandId: string, links: Links): Promise<void> {
  await sql`DELETE FROM content_social_link WHERE brand_id = ${brandId}`.execute(db)
  await sql`DELETE FROM content_resource WHERE brand_id = ${brandId}`.execute(db)
  await sql`
    INSERT INTO content_social_link (brand_id, network, url)
    SELECT ${brandId}, network, url
    FROM jsonb_to_recordset(${JSON.stringify(links.social)})
      AS row (network text, url text)`.execute(db)
  const placed = links.resources.map((row, position) => ({ ...row, position }))
  await sql`
    INSERT INTO content_resource
      (brand_id, resource_type, position, url, qr_code_url, label_name_en)
    SELECT ${brandId}, "resourceType", position, url, "qrCodeUrl", "labelNameEn"
    FROM jsonb_to_recordset(${JSON.stringify(placed)}) AS row ("resourceType" text,
      position int, url text, "qrCodeUrl" text, "labelNameEn" text)`.execute(db)
}
