/** Resolves when the bundled fonts are loaded. Pixi would otherwise draw the board's lettering with a fallback font. */
export async function fontsReady(): Promise<void> {
  await Promise.all(
    ['23px Figures', '23px "IM Fell English"', 'italic 17px "IM Fell English"', '700 19px "Alegreya Sans"'].map(
      (font) =>
        // A text with a digit, because `Figures` has no other characters.
        document.fonts.load(font, 'a1'),
    ),
  );
}
