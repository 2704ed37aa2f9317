import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { safeTags, simpleMarkup } from '../../../runtime/core/notifications/simpleMarkup.ts'
import { naughty } from '../naughty.ts'

const file = new URL('../../fixtures/dompurify/payloads.json', import.meta.url)
const payloads: readonly string[] = JSON.parse(readFileSync(file, 'utf8'))

describe('markup of a message', () => {
  it.each([
    ['plain & simple', 'plain & simple'],
    ['<p class="x">a<font color=red>b</font></p>', '<p>ab</p>'],
    ['<div>one</div><section>two</section>', '<div>one</div><div>two</div>'],
    ['<h2 id=x>one</h2>two', '<p><strong>one</strong></p>two'],
    ['<table border=1><tr><td colspan=2>a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['<B>a</B><br/>b<BR />', '<b>a</b><br>b<br>'],
    ['<a href=/x target=_blank>a</a>', '<a href="/x">a</a>'],
    ["<a title='>' href='/x?a=\"1\"'>a</a>", '<a href="/x?a=&#34;1&#34;">a</a>'],
    ['<a data-href="/x">a</a>', '<a>a</a>'],
    ['a < b && c > d', 'a &lt; b && c > d'],
    ['a<!-- <b> -->b<!-- c', 'ab'],
    ['a<script>b</script>c<style>d', 'ac'],
    ['<svg><style onload=x></svg>a', 'a'],
    ['<!DOCTYPE html><?xml?>a', 'a'],
    ['<b', '<b>'],
  ])('%s becomes %s', (html, simple) => {
    expect(simpleMarkup(html)).toBe(simple)
  })

  it('contains only allowed elements and attributes for any input', () => {
    const allowed = new RegExp(`^<(?:/?(?:${safeTags.join('|')})|a href="[^"<>]*")>$`)
    for (const text of [...payloads, ...naughty]) {
      const simple = simpleMarkup(text)
      expect(simple.match(/<[^>]*>?/g)?.filter(tag => !allowed.test(tag)) ?? []).toEqual([])
    }
  })

  it('contains nothing that loads, runs or takes input', () => {
    const never = ['img', 'video', 'audio', 'object', 'embed', 'iframe', 'link', 'base', 'meta', 'style']
    for (const tag of [...never, 'script', 'svg', 'math', 'form', 'input', 'button', 'select', 'textarea'])
      expect(safeTags).not.toContain(tag)
  })

  it('is unchanged when simplified again', () => {
    for (const text of [...payloads, ...naughty]) {
      const simple = simpleMarkup(text)
      expect(simpleMarkup(simple).replaceAll('&#', '&')).toBe(simple.replaceAll('&#', '&'))
    }
  })
})
