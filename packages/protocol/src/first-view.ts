import type { OutputOf } from './call.ts'
import type { Calls, Route } from './calls.ts'
import type { Answer } from './envelope.ts'

/** What the server knows of a visit when it draws a page for the first time. */
export interface FirstVisit {
  readonly path: string
  readonly search: string
  /** The visitor's choices as cookies have them; anything may stand in a cookie. */
  readonly language: string | undefined
  readonly theme: string | undefined
  readonly status: OutputOf<Calls['GET /wps/system/status']>
  /** The answer of a call that any visitor may make. */
  ask(
    route: Route,
    input: Readonly<Record<string, unknown>>,
    language: string,
  ): Promise<Answer<unknown>>
}

/** A page drawn, and what a browser needs to go on from it. */
export interface FirstView {
  readonly html: string
  readonly lang: string
  readonly dir: string
  readonly theme: 'dark' | 'light'
  readonly title: string
  readonly description: string
  /** Source files whose code the browser will want at once. */
  readonly modules: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
}

export type RenderFirstView = (visit: FirstVisit) => Promise<FirstView>
