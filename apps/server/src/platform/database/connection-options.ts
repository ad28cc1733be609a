/** Connect timeout and TCP keep-alive of every connection. */
export const connectionOptions = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
