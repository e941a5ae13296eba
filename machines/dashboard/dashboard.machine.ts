import { enqueueActions, setup } from 'xstate'
import { sections } from '#domain/sections.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { StateMeta } from '#machines/meta.ts'

export const dashboardMachine = setup({
  types: {
    events: {} as { type: 'refresh.requested' },
    meta: {} as StateMeta,
    children: {} as { userOverview: 'section'; itemOverview: 'section'; itemPerformance: 'section'; itemListings: 'section' },
  },
  actors: { section: sectionMachine },
  actions: {
    loadEverySection: enqueueActions(({ enqueue }) => {
      for (const section of sections) enqueue.sendTo(section, { type: 'load.requested' })
    }),
  },
}).createMachine({
  id: 'dashboard',
  description: 'The four cards of the dashboard, loaded side by side.',
  initial: 'showing',
  states: {
    showing: {
      description: 'Each card loads, fails and is tried again by itself; all of them can be loaded anew at once.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Refresh' }] },
      on: { 'refresh.requested': { actions: 'loadEverySection' } },
      invoke: [
        { id: 'userOverview', src: 'section', input: { section: 'userOverview' }, onError: 'broken' },
        { id: 'itemOverview', src: 'section', input: { section: 'itemOverview' }, onError: 'broken' },
        { id: 'itemPerformance', src: 'section', input: { section: 'itemPerformance' }, onError: 'broken' },
        { id: 'itemListings', src: 'section', input: { section: 'itemListings' }, onError: 'broken' },
      ],
    },
    broken: {
      description: 'A card stopped working in a way that no card expects. The page says so.',
      meta: { section: '§8' },
    },
  },
})
