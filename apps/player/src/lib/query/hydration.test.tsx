import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QueryClient, QueryClientProvider, useQuery } from './index.ts'

const query = { key: ['name'], ask: () => Promise.resolve('asked'), retries: 0 }
const Name = () => <p>{useQuery(() => query).data}</p>

/** Rendering to text reads the same snapshot as hydration. */
const hydrated = (client: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider value={client}>
      <Name />
    </QueryClientProvider>,
  )

test('a part that hydrates after an answer begins without it, as the server drew it', () => {
  const client = new QueryClient({ ask: query.ask, isOnline: () => true, hydrates: true })
  client.write(query, 'answered')
  expect(hydrated(client)).toBe('<p></p>')
})

test('a part that hydrates after a push begins with the text that the server drew', () => {
  const client = new QueryClient({ ask: query.ask, isOnline: () => true, hydrates: true })
  client.restore(query.key, 'drawn')
  client.write(query, 'pushed')
  expect(hydrated(client)).toBe('<p>drawn</p>')
})
