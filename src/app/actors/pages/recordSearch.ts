import { callPause } from '#app/callPause.ts'
import { fetchBatch } from '#app/actors/lists/listBatches.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import { recordSearchMachine } from '#machines/app/palette/recordSearch.machine.ts'

/** The search of the palette with its calls. This module is a lazy chunk. */
export const recordSearchLogic = recordSearchMachine.provide({
  actors: { fetchRecords: sessionCall<Batch, BatchRequest>(callPause.inBackground(fetchBatch)) },
})
