export * from '../../tools/harness/page';
