import { afterEach, expect, test, vi } from 'vitest'

interface Entry {
  readonly url: string
  readonly state: unknown
}

/** A browser's history: steps happen later, and pushing drops what lies ahead. */
class FakeHistory {
  entries: Entry[]
  at = 0
  readonly page: EventTarget
  isDeaf = false

  constructor(page: EventTarget, first: Entry) {
    this.page = page
    this.entries = [first]
  }
  get state() {
    return this.entries[this.at]?.state
  }
  pushState = (state: unknown, _title: string, url = this.url) => {
    this.entries = [...this.entries.slice(0, this.at + 1), { url, state }]
    this.at += 1
  }
  replaceState = (state: unknown, _title: string, url = this.url) => {
    this.entries[this.at] = { url, state }
  }
  go = (step: number) => {
    setTimeout(() => {
      if (this.isDeaf) return
      this.at += step
      this.page.dispatchEvent(new Event('popstate'))
    }, 5)
  }
  get url() {
    return this.entries[this.at]?.url ?? ''
  }
  get urls() {
    return this.entries.map(({ url }) => url)
  }
}

async function setUp(first: Entry = { url: '/', state: null }) {
  vi.resetModules()
  vi.useFakeTimers()
  const page = new EventTarget()
  const history = new FakeHistory(page, first)
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('history', history)
  const back = await import('./back.ts')
  return { history, page, ...back }
}

/** All that is planned, without the time limit of a step. */
const settle = () => vi.advanceTimersByTime(500)
/** Until a step back of ours has begun. */
const beginStep = () => vi.advanceTimersByTime(302)

// Other files share this process: a clock that stands still would hold them.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('going back closes what is open and stays on the page', async () => {
  const { history, startBack, closeOnBack } = await setUp()
  startBack()
  history.pushState(null, '', '/rng')
  const close = vi.fn<() => void>()
  closeOnBack(close)
  settle()
  expect(history.urls).toEqual(['/', '/rng', '/rng'])
  history.go(-1)
  settle()
  expect(close).toHaveBeenCalledOnce()
  expect([history.at, history.url]).toEqual([1, '/rng'])
})

test('the last part closes first', async () => {
  const { history, startBack, closeOnBack } = await setUp()
  startBack()
  const closed: string[] = []
  for (const name of ['menu', 'dialog']) closeOnBack(() => closed.push(name))
  settle()
  history.go(-1)
  settle()
  expect(closed).toEqual(['dialog'])
  history.go(-1)
  settle()
  expect([closed, history.at]).toEqual([['dialog', 'menu'], 0])
})

test('closing by other means leaves no entry to go back through', async () => {
  const { history, startBack, closeOnBack } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  expect(history.at).toBe(1)
  closed()
  settle()
  expect(history.at).toBe(0)
})

test('a part that gives way to another one keeps the entry', async () => {
  const { history, startBack, closeOnBack } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  const closeNext = vi.fn<() => void>()
  closed()
  closeOnBack(closeNext)
  settle()
  expect([history.at, history.entries.length]).toEqual([1, 2])
  expect(closeNext).not.toHaveBeenCalled()
})

test('a part that opens during a step back stays open', async () => {
  const { history, startBack, closeOnBack } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  closed()
  beginStep()
  const close = vi.fn<() => void>()
  closeOnBack(close)
  settle()
  expect(close).not.toHaveBeenCalled()
  expect(history.at).toBe(1)
})

test('a page opened from a menu takes its entry', async () => {
  const { history, startBack, closeOnBack, navigate } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  navigate('/promotions')
  closed()
  settle()
  expect([history.urls, history.at]).toEqual([['/', '/promotions'], 1])
})

test('a page opened during a step back waits for it', async () => {
  const { history, startBack, closeOnBack, navigate } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  closed()
  beginStep()
  navigate('/promotions')
  expect(history.url).toBe('/')
  settle()
  expect([history.urls, history.at]).toEqual([['/', '/promotions'], 1])
})

test('a page that follows a closed part takes its entry', async () => {
  const { history, startBack, closeOnBack, navigate } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  closed()
  vi.advanceTimersByTime(200)
  navigate('/promotions')
  settle()
  expect([history.urls, history.at]).toEqual([['/', '/promotions'], 1])
})

test('a closed part does not stop another site that loads', async () => {
  const { history, page, startBack, closeOnBack } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  closed()
  vi.advanceTimersByTime(100)
  page.dispatchEvent(new Event('beforeunload'))
  settle()
  expect(history.at).toBe(1)
})

test('a page opens even if the browser drops a step', async () => {
  const { history, startBack, closeOnBack, navigate } = await setUp()
  startBack()
  const closed = closeOnBack(() => {})
  settle()
  history.isDeaf = true
  closed()
  beginStep()
  navigate('/promotions')
  vi.advanceTimersByTime(1000)
  expect(history.url).toBe('/promotions')
})

test('a page reloaded under an open part goes back to its own entry', async () => {
  const { history, startBack } = await setUp()
  history.pushState({ depth: 1 }, '', '/')
  startBack()
  settle()
  expect(history.at).toBe(0)
})

test('going forward to the entry of a closed part returns', async () => {
  const { history, startBack, closeOnBack } = await setUp()
  startBack()
  closeOnBack(() => {})
  settle()
  history.go(-1)
  settle()
  history.go(1)
  settle()
  expect(history.at).toBe(0)
})

test('leaving an entry of the address also leaves the parts over it', async () => {
  const { history, startBack, closeOnBack, goBack } = await setUp()
  startBack()
  history.pushState({ centre: true }, '', '/?centre=safer')
  const closed = closeOnBack(() => {})
  settle()
  expect(history.state).toEqual({ centre: true, depth: 1 })
  closed()
  goBack()
  settle()
  expect([history.at, history.url]).toEqual([0, '/'])
})
