import type { FastifyInstance } from 'fastify'

const yearSeconds = 31_536_000

/** The name is a content hash, so it can be cached for good. */
export function mountPictures(
  app: FastifyInstance,
  find: (id: string) => Promise<Buffer | undefined>,
) {
  app.get<{ Params: { id: string } }>(
    '/content/:id(^[0-9a-f]{32}).webp',
    async ({ params }, reply) => {
      const data = await find(params.id)
      if (!data) return reply.callNotFound()
      const keep = `public, max-age=${yearSeconds}, immutable`
      return reply.header('cache-control', keep).type('image/webp').send(data)
    },
  )
}
