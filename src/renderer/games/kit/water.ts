import type { Container, Texture } from 'pixi.js';
import { GlProgram, Mesh, MeshGeometry, Shader, UniformGroup } from 'pixi.js';
import { mix } from './paint';
import { cloud, pigment, wash } from './wash';

/** How the light plays on a board's water. */
export interface WaterLook {
  readonly light: number;
  /** The strength of all movement, from 0 to 1. */
  readonly strength: number;
  /** How strongly the sun glitters on the water, from 0 to 1. */
  readonly glitter: number;
}

/** Water above a painted sea: swell, glitter, and foam that runs up the coast. */
interface Water {
  readonly mesh: Container;
  /** Lights the water, from day (0) to a low sun (1), whose light is golden and glitters more. */
  light(evening: number): void;
  move(seconds: number): void;
  destroy(): void;
}

/** Distances from the coast are stored up to this many units; water further out looks the same. */
export const DEEP = 128;
/** The light of the low sun. */
const LOW_SUN = 0xffc98a;
/** Side of the tile of waves in pixels. */
const TILE = 256;

/**
 * Creates the water of a world. The red channel of `field` is the distance from the coast, from 0 to {@link DEEP}
 * units; the green channel is the share of moving water, 0 on land and where the water must be still. `destroy`
 * also destroys the texture.
 */
export function createWater(width: number, height: number, field: Texture, look: WaterLook): Water {
  const waves = wash(TILE, TILE, waveAt);
  waves.source.addressMode = 'repeat';
  const uniforms = new UniformGroup({
    uTime: { value: 0, type: 'f32' },
    uWorld: { value: new Float32Array([width, height]), type: 'vec2<f32>' },
    uLight: { value: new Float32Array(channels(look.light)), type: 'vec3<f32>' },
    uStrength: { value: look.strength, type: 'f32' },
    uGlitter: { value: look.glitter, type: 'f32' },
  });
  const geometry = new MeshGeometry({
    positions: new Float32Array([0, 0, width, 0, width, height, 0, height]),
    uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  const shader = new Shader({
    glProgram: GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'water' }),
    resources: { water: uniforms, uField: field.source, uWaves: waves.source },
  });
  const mesh = new Mesh({ geometry, shader });
  return {
    mesh,
    light(evening) {
      uniforms.uniforms.uLight = new Float32Array(channels(mix(look.light, LOW_SUN, evening)));
      uniforms.uniforms.uGlitter = look.glitter * (1 + evening);
    },
    move: (seconds) => void (uniforms.uniforms.uTime = seconds),
    destroy() {
      mesh.destroy();
      geometry.destroy();
      shader.destroy();
      for (const texture of [field, waves]) texture.destroy(true);
    },
  };
}

const channels = (colour: number) => [16, 8, 0].map((shift) => ((colour >> shift) & 255) / 255);

/** The slope of the water in red and green, its height in blue. */
function waveAt(x: number, y: number): number {
  const high = (dx: number, dy: number) =>
    0.65 * cloud((x + dx) * 2, (y + dy) * 4, TILE) + 0.35 * cloud((x + dx) * 5, (y + dy) * 7, TILE);
  const slope = (to: number, from: number) => Math.min(255, Math.max(0, Math.round(128 + (to - from) * 640)));
  const height = Math.round(high(0, 0) * 255);
  return pigment((slope(high(1, 0), high(-1, 0)) << 16) | (slope(high(0, 1), high(0, -1)) << 8) | height);
}

const VERTEX = `
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 all = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((all * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
}`;

const FRAGMENT = `
in vec2 vUV;
out vec4 finalColor;
uniform float uTime;
uniform vec2 uWorld;
uniform vec3 uLight;
uniform float uStrength;
uniform float uGlitter;
uniform sampler2D uField;
uniform sampler2D uWaves;
void main() {
  vec2 place = vUV * uWorld;
  vec4 field = texture(uField, vUV);
  float away = field.r * ${DEEP}.0;
  vec3 slow = texture(uWaves, (place + vec2(uTime * 7.0, uTime * 2.0)) / 420.0).rgb;
  vec3 quick = texture(uWaves, (place + vec2(-uTime * 5.0, uTime * 6.0)) / 270.0).rgb;
  float lit = dot(slow.rg + quick.rg - 1.0, vec2(-0.6, -0.8));
  float glitter = uGlitter * smoothstep(0.34, 0.62, lit) * smoothstep(0.5, 0.7, quick.b);
  // Bands of foam run towards the coast and break up on their way.
  float band = sin(away * 0.36 + uTime * 1.3 + slow.b * 9.0);
  float foam = smoothstep(0.45, 0.95, band) * (1.0 - smoothstep(6.0, 30.0, away)) * smoothstep(0.3, 0.65, quick.b);
  float edge = 1.0 - smoothstep(0.0, 5.0 + 3.0 * sin(uTime * 0.9 + slow.b * 8.0), away);
  float light = max(lit, 0.0) * 0.38 + glitter * 0.9 + foam * 0.55 + edge * 0.4;
  float shade = max(-lit, 0.0) * 0.3;
  float strength = uStrength * field.g;
  finalColor = vec4(uLight * light, light * 0.85 + shade) * strength;
}`;
