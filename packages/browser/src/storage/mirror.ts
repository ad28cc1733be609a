const yearSeconds = 365 * 24 * 60 * 60

/** Copies a choice into a cookie, so that the server renders the first view with it. */
export function mirror(key: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${key}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
