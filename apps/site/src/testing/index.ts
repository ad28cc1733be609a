export type { TestClient } from './client.ts'
export { eventually } from './eventually.ts'
export { openSocket } from './socket-client.ts'
export { createTestSite, type TestSite } from './test-site.ts'
