import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { sidebarMachine, type SidebarMode, selectSidebar } from '#machines/app/sidebar.machine.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

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

  test('follows the width of the window until the person chooses', () => {
    const { actor, emitted, view } = start('automatic')
    expect(view().isCollapsed).toBe(false)
    actor.send({ type: 'window.narrowed' })
    expect([view().isCollapsed, emitted]).toEqual([true, []])
    actor.send({ type: 'sidebar.toggled' })
    actor.send({ type: 'window.narrowed' })
    expect([view().isCollapsed, emitted]).toEqual([false, [{ type: 'savePreference', key: 'sidebar', value: 'open' }]])
  })
})
