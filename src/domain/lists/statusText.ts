/** A status, role or type of the server as a word: ACTIVE is 'Active'. */
export const statusText = (status: string): string => {
  const word = status.trim().toLowerCase()
  return word.charAt(0).toUpperCase() + word.slice(1)
}
