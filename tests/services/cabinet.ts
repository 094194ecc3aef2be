export * from '../../tools/harness/cabinet';
