import { expect, test } from 'vitest'
import { assetsOf, releaseOf, releaseTag } from '#domain/app/release.ts'

test('a document names its release', () => {
  expect([releaseOf(`<head>${releaseTag('a-1')}</head>`), releaseOf('<head></head>')]).toEqual(['a-1', undefined])
})

test('the assets of a document are listed once each', () => {
  const html = `<script src="/assets/start-a_1.js"></script><link href="/assets/b.css" />
    <link href="/assets/c.js" /><link href="/assets/b.css" /><img src="/share.png" />`
  expect(assetsOf(html)).toEqual(['/assets/start-a_1.js', '/assets/b.css', '/assets/c.js'])
  expect(assetsOf('<p></p>')).toEqual([])
})
