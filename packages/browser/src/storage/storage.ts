/** Browsers may block storage; the site then works without it. */
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

/** Removes every key with this prefix. */
export function forgetSession(prefix: string): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.key(index),
    )
    for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key)
  }, undefined)
}
