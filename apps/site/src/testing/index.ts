export { createTestSite, type TestSite } from './test-site.ts'
export type { TestClient } from './client.ts'
