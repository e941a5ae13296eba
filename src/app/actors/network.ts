import { fromPromise } from 'xstate'
import { waitForNetwork } from '#services/browser/network.ts'

/** Ends when the network is back. */
export const awaitNetwork = fromPromise<void>(({ signal }) => waitForNetwork(signal))
