import { expect, test } from 'vitest'
import { launchUrlFault, fillLaunchUrl } from './launch-url.ts'

test('[GAME-19] a launch URL is filled in and no value escapes its placeholder', () => {
  const template =
    'https://acme.example/{game}?t={ticket}&l={language}&b={back}&r={room}&p={playType}'
  expect(launchUrlFault(template)).toBeUndefined()
  const filling = {
    ticket: 'a+b',
    game: '../x',
    language: 'EN',
    playType: '2 sides',
    back: 'https://h/?a=1&b=2',
  }
  expect(fillLaunchUrl(template, filling)).toBe(
    'https://acme.example/..%2Fx?t=a%2Bb&l=EN&b=https%3A%2F%2Fh%2F%3Fa%3D1%26b%3D2&r=&p=2%20sides',
  )
  expect(launchUrlFault('/play/?game={game}&ticket={ticket}')).toBeUndefined()
})

test.each([
  'https://acme.example/?t=1',
  'https://acme.example/?t={ticket}&p={password}',
  'https://{ticket}.example/',
  'https://acme.example:{ticket}/',
  'https://{ticket}@acme.example/',
  'https://me:secret@acme.example/{ticket}',
  '//acme.example/{ticket}',
  'javascript:alert({ticket})',
  'ftp://acme.example/{ticket}',
  'play?ticket={ticket}',
  'https://acme.example/{{ticket}}',
  'https://acme.example/ {ticket}',
  '/\\acme.example/{ticket}',
])('an address that would not do is found: %s', (template) => {
  expect(launchUrlFault(template)).toBeDefined()
})
