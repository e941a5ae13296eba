/**
 * The key of a shortcut. A keyboard for another script has its letters at the places of the Latin ones, so the place
 * counts if the key gives no Latin letter. Otherwise the letter counts: keyboards have the same letters at other places.
 */
export const shortcutKeyOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  const isOtherLetter = key.length > 1 || /(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key)
  const place = /^Key(?<letter>[A-Z])$/.exec(code)?.groups?.['letter']
  return (isOtherLetter && place ? place : key).toLowerCase()
}
