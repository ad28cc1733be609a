import type { BrandModule } from '#modules/brand'
import type { ContentModule } from '#modules/content'
import type { MemberModule } from '#modules/member'
import type { Kit } from '#platform/kit'
import { systemHttp } from './http.ts'

/** Initial data of a page, combined from several modules. */
export function createSystem(
  kit: Kit,
  brands: BrandModule,
  content: ContentModule,
  member: MemberModule,
) {
  return { http: systemHttp(kit, brands, content, member) }
}
