import type { OutputOf } from './call.ts'
import type { Calls, Route } from './calls.ts'
import type { Answer } from './envelope.ts'

/** Facts of a visit when the server renders its first page. */
export interface FirstVisit {
  readonly path: string
  readonly search: string
  /** The visitor's choices from cookies, which may hold anything. */
  readonly language: string | undefined
  readonly theme: string | undefined
  readonly status: OutputOf<Calls['GET /wps/system/status']>
  /** Calls a route that visitors may call. */
  ask(
    route: Route,
    input: Readonly<Record<string, unknown>>,
    language: string,
  ): Promise<Answer<unknown>>
}

/** A rendered page and the data for the browser to hydrate it. */
export interface FirstView {
  readonly html: string
  readonly lang: string
  readonly dir: string
  readonly theme: 'dark' | 'light'
  readonly title: string
  readonly description: string
  /** Source files whose code the browser needs at once. */
  readonly modules: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
}

export type RenderFirstView = (visit: FirstVisit) => Promise<FirstView>
