import { expect, test } from 'vitest'
import { signedHeaders } from './signature.ts'

/** Published examples of the algorithm. */
const key = {
  region: 'us-east-1',
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = new Date('2013-05-24T00:00:00Z')
const stored = {
  date: 'Fri, 24 May 2013 00:00:00 GMT',
  'x-amz-storage-class': 'REDUCED_REDUNDANCY',
}

test.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    '',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test$file.text',
    stored,
    'Welcome to Amazon S3.',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    '/?lifecycle',
    {},
    '',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET',
    '/?prefix=J&max-keys=2',
    {},
    '',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s %s as published', (method, path, headers, body, signature) => {
  const url = new URL(path, 'https://examplebucket.s3.amazonaws.com')
  const signed = signedHeaders({ method, url, headers, body: Buffer.from(body) }, key, now)
  expect(signed.authorization).toMatch(new RegExp(`,Signature=${signature}$`))
})
