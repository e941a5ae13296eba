/** The states of an item that is offered. The server names them like its deal types. */
const offers: Readonly<Record<string, string>> = {
  donate: 'To donate',
  rent: 'For rent',
  sale: 'For sale',
  swap: 'For swap',
}

/** A status, role or type of the server as a word: ACTIVE is 'Active'. */
export const statusText = (status: string): string => {
  const word = status.trim().toLowerCase()
  return (Object.hasOwn(offers, word) && offers[word]) || word.charAt(0).toUpperCase() + word.slice(1)
}
