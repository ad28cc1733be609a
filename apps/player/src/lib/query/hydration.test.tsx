import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QueryClient, QueryClientProvider, useQuery } from './index.ts'

const query = { key: ['name'], ask: () => Promise.resolve('asked'), retries: 0 }
const Name = () => <p>{useQuery(() => query).data}</p>

test('a part that hydrates after a push begins with the text that the server drew', () => {
  const client = new QueryClient({ ask: query.ask, isOnline: () => true })
  client.restore(query.key, 'drawn')
  client.write(query, 'pushed')
  // Rendering to text reads the same snapshot as hydration.
  const html = renderToStaticMarkup(
    <QueryClientProvider value={client}>
      <Name />
    </QueryClientProvider>,
  )
  expect(html).toBe('<p>drawn</p>')
})
