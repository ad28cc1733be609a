import type { FastifyInstance } from 'fastify'

const yearSeconds = 31_536_000

/** A name never means another picture, so whoever has it once keeps it. */
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
