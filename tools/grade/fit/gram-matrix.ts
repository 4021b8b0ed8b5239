/** A text's buckets with their values, ascending. */
export type Sparse = { readonly buckets: Int32Array; readonly values: Float64Array };

/** Adds `share` times the product of every two texts to a matrix. Only the lower triangle is filled. */
export function addSparseProducts(
  matrix: Float64Array,
  texts: readonly Sparse[],
  { buckets, share }: { readonly buckets: number; readonly share: number },
): void {
  const dense = new Float64Array(buckets);
  texts.forEach((text, row) => {
    text.buckets.forEach((bucket, at) => (dense[bucket] = text.values[at] ?? 0));
    for (let column = 0; column <= row; column += 1) {
      const other = texts[column];
      if (!other) continue;
      let product = 0;
      const { buckets: places, values } = other;
      // These two loops take most of a fit: no check of each value.
      for (let at = 0; at < places.length; at += 1) {
        product += (values[at] as number) * (dense[places[at] as number] as number);
      }
      const place = row * texts.length + column;
      matrix[place] = (matrix[place] ?? 0) + share * product;
    }
    for (const bucket of text.buckets) dense[bucket] = 0;
  });
}

/** Adds the product of every two vectors to a matrix. Only the lower triangle is filled. */
export function addDenseProducts(matrix: Float64Array, vectors: readonly Float64Array[]): void {
  vectors.forEach((vector, row) => {
    for (let column = 0; column <= row; column += 1) {
      const other = vectors[column];
      if (!other) continue;
      let product = 0;
      for (let at = 0; at < vector.length; at += 1) product += (vector[at] as number) * (other[at] as number);
      const place = row * vectors.length + column;
      matrix[place] = (matrix[place] ?? 0) + product;
    }
  });
}
