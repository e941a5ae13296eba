import { assertEvent, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import { serializeTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import {
  areAddressesEqual,
  parseHistoryEntry,
  routeOfUrl,
  timeFramesInUrl,
  withoutFragment,
} from '#domain/routes/address.ts'
import {
  type BrowserCommand,
  isListPageTurn,
  isNewAddress,
  requestedNavigation,
  type RouterContext,
  type RouterEvent,
  type RouterInput,
  shownNavigation,
  toUrlChanged,
  withStoredTimeFrames,
} from '#machines/app/router/router.navigation.ts'
import type { SavePreferenceEffect, ShowTitleEffect } from '#machines/effects.ts'
import type { LeaveRequest, LeaveRequested } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noCommands, notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

const isBlockerOpen = ({ blocker }: RouterContext): boolean =>
  blocker !== null && blocker.getSnapshot().status === 'active'

/** Whether the page with unsaved changes keeps the person from opening a URL. */
const isBlocked = (context: RouterContext, nextUrl: string): boolean =>
  isBlockerOpen(context) && withoutFragment(nextUrl) !== context.url

const nextUrlOf = (event: RouterEvent): string => {
  assertEvent(event, ['navigation.requested', 'address.changed'])
  return event.type === 'address.changed' ? event.url : event.address.url
}

const command = (text: BrowserCommand): BrowserCommand => text

/** The types, actors, guards and actions of the router chart. */
export const routerSetup = setup({
  types: {
    input: {} as RouterInput,
    context: {} as RouterContext,
    events: {} as RouterEvent,
    emitted: {} as SavePreferenceEffect | ShowTitleEffect,
    meta: {} as StateMeta,
    children: {} as { browser: 'browser'; awaitPaint: 'awaitPaint' },
  },
  actors: {
    /** Writes the address and reports what the browser changes. */
    browser: noCommands<BrowserCommand>('browser'),
    /** Resolves when the shown page is painted. */
    awaitPaint: notProvided<void>('awaitPaint'),
  },
  guards: {
    isBlocked: ({ context, event }) =>
      event.type === 'signOut.requested'
        ? isBlockerOpen(context)
        : context.pending === null && isBlocked(context, nextUrlOf(event)),
    isFree: ({ context, event }) => !isBlocked(context, nextUrlOf(event)),
    isBlockerGone: ({ context }) => context.blocker !== null && !isBlockerOpen(context),
    isNewAddress,
    isPageTurn: (args) => isNewAddress(args) && isListPageTurn(args),
    isOtherAddress: ({ context, event }) => {
      assertEvent(event, 'address.changed')
      const { url, state } = event
      return !areAddressesEqual(context, { url, entry: parseHistoryEntry(state) }) && !isBlocked(context, url)
    },
    canGoBack: ({ context }) => context.canGoBack,
  },
  actions: {
    requestNavigation: raise((args) => ({ type: 'navigation.requested' as const, ...requestedNavigation(args) })),
    navigate: enqueueActions(({ context, enqueue, event }) => {
      assertEvent(event, 'navigation.requested')
      const { address, replace } = event
      const completed = withStoredTimeFrames(address, context.storedTimeFrames)
      enqueue.sendTo('browser', command({ type: 'address.write', address: completed, replace }))
      enqueue.assign({
        ...completed,
        url: withoutFragment(completed.url),
        canGoBack: context.canGoBack || !replace,
      })
    }),
    writeShown: enqueueActions(({ context, enqueue, event }) => {
      const { address, replace } = shownNavigation({ context, event })
      enqueue.sendTo('browser', command({ type: 'address.write', address, replace }))
      enqueue.assign({ ...address, canGoBack: context.canGoBack || !replace })
    }),
    postponeWrite: assign(({ context, event }) => {
      const { address, replace } = shownNavigation({ context, event })
      const shown = { url: context.url, entry: context.entry }
      return { ...address, canGoBack: context.canGoBack || !replace, pending: { address, replace, shown } }
    }),
    writePending: enqueueActions(({ context: { pending }, enqueue }) => {
      if (!pending) return
      const { address, replace } = pending
      enqueue.sendTo('browser', command({ type: 'address.write', address, replace }))
      enqueue.assign({ pending: null })
    }),
    dropPending: assign(({ context }) => ({ ...context.pending?.shown, pending: null })),
    setAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.changed')
      const { url, state, canGoBack } = event
      const isDashboard = routeOfUrl(url) === 'dashboard'
      const storedTimeFrames = isDashboard ? serializeTimeFrames(timeFramesInUrl(url, null)) : context.storedTimeFrames
      return { url, entry: parseHistoryEntry(state), canGoBack, storedTimeFrames }
    }),
    completeAddress: enqueueActions(({ context, enqueue }) => {
      const address = withStoredTimeFrames(context, context.storedTimeFrames)
      if (address.url === context.url) return
      const { url, entry } = address
      enqueue.sendTo('browser', command({ type: 'address.write', address: { url, entry }, replace: true }))
      enqueue.assign({ url })
    }),
    reportUrl: sendToSystem('app', ({ context }) => toUrlChanged(context)),
    showTitle: emit(({ context }) => ({ type: 'showTitle', route: routeOfUrl(context.url) })),
    storeTimeFrames: enqueueActions(({ context, enqueue }) => {
      const value = timeFramesInUrl(context.url, null)
      enqueue.assign({ storedTimeFrames: serializeTimeFrames(value) })
      enqueue.emit({ type: 'savePreference', key: 'timeFrames', value })
    }),
    stepBack: sendTo('browser', command({ type: 'step.back' })),
    stepForward: sendTo('browser', command({ type: 'step.forward' })),
    reload: sendTo('browser', command({ type: 'page.reload' })),
    guardUnload: sendTo('browser', command({ type: 'unload.guard', isGuarded: true })),
    unguardUnload: sendTo('browser', command({ type: 'unload.guard', isGuarded: false })),
    setBlocker: assign(({ event }) => {
      assertEvent(event, 'leave.blocked')
      return { blocker: event.blocker }
    }),
    clearBlocker: assign({ blocker: null }),
    /** The browser has left the page already. Its address is written again. */
    restoreAddress: enqueueActions(({ context: { url, entry }, event, enqueue }) => {
      if (event.type === 'address.changed')
        enqueue.sendTo('browser', command({ type: 'address.write', address: { url, entry }, replace: false }))
    }),
    askBlocker: enqueueActions(({ context, event, enqueue }) => {
      const request: LeaveRequest =
        event.type === 'signOut.requested' ? event : { type: 'url.requested', url: nextUrlOf(event) }
      const message: LeaveRequested = { type: 'leave.requested', request }
      if (context.blocker) enqueue.sendTo(context.blocker, message)
    }),
    allowSignOut: sendToSystem('area', { type: 'signOut.allowed' }),
  },
})
