/** Browsers may forbid storage altogether; the site then works without a memory. */
function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch {
    return otherwise
  }
}

export function readLocal(key: string): string | null {
  return attempt(() => localStorage.getItem(key), null)
}

export function writeLocal(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value), undefined)
}

export function readSession(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key), null)
}

export function writeSession(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(key, value), undefined)
}

/** Forgets every key that begins so. */
export function forgetSession(prefix: string): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, place) =>
      sessionStorage.key(place),
    )
    for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key)
  }, undefined)
}
