import { readStatus } from '#domain/readInput.ts'
import { fold } from '#domain/search/search.ts'

/** What an item is offered for, by the word of the contract (§3), and the label of it (§2). */
export const dealLabels = { swap: 'Swap', rent: 'Rent', donation: 'Donate', sale: 'Sell' } as const

export type Deal = keyof typeof dealLabels

const deals = Object.keys(dealLabels) as readonly Deal[]

/** The deal that a stored text names, such as 'sale', 'SELL', 'Listed for sale' or FOR_SALE; null if it names none. */
export const dealOf = (text: string): Deal | null => {
  const word = fold(readStatus(text))
    .replaceAll(/[_-]/g, ' ')
    .replace(/^(listed )?((for|to) )?/, '')
  return deals.find((deal) => deal === word || fold(dealLabels[deal]) === word) ?? null
}
