export { randomFraction, randomId } from '@fairhouse/browser/random'
