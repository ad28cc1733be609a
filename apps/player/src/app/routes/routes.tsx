import { lazy, Suspense, type ReactNode } from 'react'
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter'
import { rows, type Region } from './rows.ts'

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

/** Whether a region of the shell stands around the page at this address. */
export function useHasRegion(region: Region): boolean {
  const [location] = useLocation()
  const { parser } = useRouter()
  const row = rows.find(({ path }) => matchRoute(parser, path, location)[0])
  return row?.regions.includes(region) ?? true
}

/** Starts loading a page's code before React asks for it. */
export function preloadScreen(path: string): void {
  // A failure here comes again, and is shown, when the screen itself is loaded.
  rows
    .find((row) => row.path === path)
    ?.load()
    .catch(() => {})
}
