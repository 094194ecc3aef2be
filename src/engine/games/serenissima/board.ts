/** Board types for both editions of Serenissima. */

export type SpaceId = number;
export type PortId = number;
export type GoodId = number;
export type GalleyId = number;

/** Owner of a neutral port. */
export const NOBODY = -1;

export interface SpaceData {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface PortData {
  readonly name: string;
  readonly space: SpaceId;
  readonly good: GoodId;
  /** Number of spaces in its warehouse. */
  readonly size: number;
  readonly lat: number;
  readonly lon: number;
}

export interface Board {
  readonly spaces: readonly SpaceData[];
  readonly ports: readonly PortData[];
  readonly goods: readonly string[];
  readonly edges: readonly (readonly [SpaceId, SpaceId])[];
}
