/** The first rows of a list. */
export const BareTable = ({ rows }: { readonly rows: readonly (readonly (string | number)[])[] }) => (
  <table>
    <tbody>
      {rows.slice(0, 10).map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
