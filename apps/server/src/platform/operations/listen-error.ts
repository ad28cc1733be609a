import { StartError } from '#platform/config'

/** A startup error for an unavailable port that names the variable to change. */
export function listenError(error: unknown, port: number, variable: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program: stop that program or set ${variable}.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this user: set ${variable}.`)
  }
  return error
}
