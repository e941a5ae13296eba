import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { sidebarMachine, type SidebarMode, selectSidebar } from '#machines/app/sidebar.machine.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'
import type { Theme } from '#domain/app/theme.ts'
import { themeMachine, selectTheme } from '#machines/app/theme.machine.ts'

const start = (mode: SidebarMode) => {
  const logic = sidebarMachine.provide({ actors: { subscribeToWidth: fromCallback(() => undefined) } })
  const actor = createActor(logic, { input: { mode } })
  const emitted = recordEffects(actor)
  actor.start()
  return { actor, emitted, view: () => selectSidebar(actor.getSnapshot()) }
}

describe('the sidebar', () => {
  test.each([
    ['open', false],
    ['collapsed', true],
  ] as const)('starts %s if it was stored so', (mode, isCollapsed) => {
    expect(start(mode).view()).toEqual({ isCollapsed, isDrawerOpen: false })
  })

  test('stores each change of its width', () => {
    const { actor, emitted, view } = start('open')
    actor.send({ type: 'sidebar.toggled' })
    expect(view().isCollapsed).toBe(true)
    actor.send({ type: 'sidebar.toggled' })
    expect(view().isCollapsed).toBe(false)
    expect(emitted).toEqual([
      { type: 'savePreference', key: 'sidebar', value: 'collapsed' },
      { type: 'savePreference', key: 'sidebar', value: 'open' },
    ])
  })

  test('follows the width of the window until the person chooses', () => {
    const { actor, emitted, view } = start('automatic')
    expect(view().isCollapsed).toBe(false)
    actor.send({ type: 'window.narrowed' })
    expect([view().isCollapsed, emitted]).toEqual([true, []])
    actor.send({ type: 'sidebar.toggled' })
    actor.send({ type: 'window.narrowed' })
    expect([view().isCollapsed, emitted]).toEqual([false, [{ type: 'savePreference', key: 'sidebar', value: 'open' }]])
  })

  test('stays open if the width cannot be read', () => {
    const actor = createActor(sidebarMachine, { input: { mode: 'automatic' } }).start()
    expect(actor.getSnapshot().value).toEqual({ bar: 'open', drawer: 'closed' })
  })

  test('opens and closes the drawer without storing it', () => {
    const { actor, emitted, view } = start('open')
    actor.send({ type: 'drawer.opened' })
    expect(view().isDrawerOpen).toBe(true)
    actor.send({ type: 'dialog.dismissed' })
    expect(view().isDrawerOpen).toBe(false)
    expect(emitted).toEqual([])
  })
})

const themes: readonly Theme[] = ['system', 'light', 'dark']

describe('the theme', () => {
  test.each(themes)('starts as %s if it was stored so', (theme) => {
    expect(selectTheme(createActor(themeMachine, { input: { theme } }).start().getSnapshot())).toBe(theme)
  })

  test.each(themes)('applies and stores %s when the person chooses it', (theme) => {
    const actor = createActor(themeMachine, { input: { theme: theme === 'dark' ? 'light' : 'dark' } })
    const emitted = recordEffects(actor)
    actor.start().send({ type: 'theme.chosen', theme })
    expect(selectTheme(actor.getSnapshot())).toBe(theme)
    expect(emitted).toEqual([{ type: 'savePreference', key: 'theme', value: theme }])
  })
})
