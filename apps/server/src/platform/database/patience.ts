/** Of every connection: for its opening, and until the network is asked whether anybody lives. */
export const patience = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
