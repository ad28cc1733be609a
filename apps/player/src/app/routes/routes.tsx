import { lazy, Suspense, type ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { rows } from './rows.ts'

const routes = rows.map(({ path, load }) => ({
  path,
  Screen: lazy(async () => ({ default: await load() })),
}))

export function Routes({ waiting }: { waiting: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <Switch>
        {routes.map(({ path, Screen }) => (
          <Route key={path} path={path}>
            <Screen />
          </Route>
        ))}
      </Switch>
    </Suspense>
  )
}

/** Starts loading a page's code before React asks for it. */
export function preloadScreen(path: string): void {
  // A failure here comes again, and is shown, when the screen itself is loaded.
  rows
    .find((row) => row.path === path)
    ?.load()
    .catch(() => {})
}
