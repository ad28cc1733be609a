import type { FastifyInstance } from 'fastify'
import type { BrandModule } from '#modules/brand'
import { Refusal } from '#platform/http'

type Size = 'large' | 'small'

const aYearSeconds = 31_536_000
const file = /^([0-9a-f]{24})-(large|small)\.png$/

/** The name is a content hash, so the file never changes. */
export const logoAddress = (logo: string, size: Size) => `/brand/logo/${logo}-${size}.png`

export function mountLogos(app: FastifyInstance, { logos }: BrandModule) {
  app.get<{ Params: { file: string } }>('/brand/logo/:file', async (request, reply) => {
    const [, name, size] = file.exec(request.params.file) ?? []
    const picture = name && (await logos.find(name, size === 'large' ? 'large' : 'small'))
    if (!picture) throw new Refusal('not_found')
    reply.header('cache-control', `public, max-age=${aYearSeconds}, immutable`)
    return reply.type('image/png').send(picture)
  })
}
