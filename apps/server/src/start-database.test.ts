import { expect, it } from 'vitest'
import { withoutPassword } from './start-database.ts'

it.each([
  ['postgres://ana:s3cret@db.example:5433/videos?sslmode=require&password=s3cret', 'db.example:5433/videos'],
  ['postgresql:///videos', '/videos'],
  ['host=db password=s3cret', 'at an address that is not shown'],
])('the line of the start shows where the database of %s is, never its password', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown)
})
